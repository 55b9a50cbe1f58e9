enum Environment {
    case staging
    case production
}
