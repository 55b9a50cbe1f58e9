extension InAnotherFile {
    private var hidden: Int { defaults.integer(forKey: "hidden") }
    var shown: Int { hidden + 1 }
}
