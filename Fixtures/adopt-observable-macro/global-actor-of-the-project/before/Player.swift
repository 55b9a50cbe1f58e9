import Combine

@globalActor
actor AudioActor {
  static let shared = AudioActor()
}

@AudioActor
final class Player: ObservableObject {
  @Published var volume = 1.0
}
