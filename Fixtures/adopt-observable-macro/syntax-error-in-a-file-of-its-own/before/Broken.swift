struct Broken {
    func turn( {
    }
}
