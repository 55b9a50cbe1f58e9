extension InAnotherFile {
    private var hidden: Int { defaults.integer(forKey: "hidden") }
    var shown: Int {
        access(keyPath: \.shown)
        return hidden + 1
    }
}
