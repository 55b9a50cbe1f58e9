import Combine

public final class Station: ObservableObject {
    @Published var channel = 1
    @Published var volume = 1
    @Published var name = ""

    public final var channels: Published<Int>.Publisher {
        return $channel
    }
    private var volumes: Published<Int>.Publisher { get { self.$volume } }
    var names: Published<String>.Publisher {
        print("names")
        return $name
    }

    init() {}
}
