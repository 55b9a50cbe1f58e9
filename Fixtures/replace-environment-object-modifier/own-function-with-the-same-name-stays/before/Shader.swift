struct Shader {
    private(set) var objects: [String] = []

    func environmentObject(_ name: String) -> Shader {
        var copy = self
        copy.objects.append(name)
        return copy
    }
}

func makeShader() -> Shader {
    Shader().environmentObject("sky")
}
