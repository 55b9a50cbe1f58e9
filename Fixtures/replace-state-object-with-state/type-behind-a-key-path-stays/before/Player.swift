import Combine

final class Player: ObservableObject {
    @Published var volume = 5

    init() {}
}

@MainActor let players = [Player()]
