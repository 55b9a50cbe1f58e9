extension Store {
    func total() -> Int {
        if let cache { return cache }
        let result = count * 2
        cache = result
        return result
    }
}
