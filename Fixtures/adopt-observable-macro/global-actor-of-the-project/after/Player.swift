import Observation

@globalActor
actor AudioActor {
  static let shared = AudioActor()
}

@Observable
@AudioActor
final class Player {
  var volume = 1.0
}
