enum Atlas {
    enum Maps {}
}

extension Atlas.Maps {
    struct Screen {
        let title: String
    }
}
