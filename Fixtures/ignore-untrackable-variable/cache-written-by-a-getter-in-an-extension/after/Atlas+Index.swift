extension Atlas {
    var sortedPlaces: [String] {
        if index.isEmpty { fillIndex() }
        return places.sorted { index[$0, default: 0] < index[$1, default: 0] }
    }

    private func fillIndex() {
        for (position, place) in places.enumerated() { index[place] = position }
    }

    func noteLookup() {
        lookups += 1
    }
}
