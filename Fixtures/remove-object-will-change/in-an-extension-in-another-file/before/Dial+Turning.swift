extension Dial {
    func turn() {
        objectWillChange.send()  // for the views
        angle += 15
    }
}
