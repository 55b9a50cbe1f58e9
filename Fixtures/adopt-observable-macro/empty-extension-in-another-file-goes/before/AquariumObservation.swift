import Combine

/// Lets views watch the tank.
extension Aquarium: ObservableObject {}
