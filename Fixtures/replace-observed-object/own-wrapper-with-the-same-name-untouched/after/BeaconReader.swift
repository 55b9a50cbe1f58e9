struct BeaconReader {
    @ObservedObject var beacon: Beacon

    var signal: Int { beacon.signal }
}
