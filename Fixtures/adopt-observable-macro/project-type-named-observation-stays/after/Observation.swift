struct Observation {
    var species: String
    var count: Int
}
