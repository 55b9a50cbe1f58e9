extension Dial {
    func turn() {
        // for the views
        angle += 15
    }
}
