protocol Stateful: AnyObject {}

struct Recorded {}

@globalActor
actor AudioActor {
  static let shared = AudioActor()
}

typealias Main = MainActor
