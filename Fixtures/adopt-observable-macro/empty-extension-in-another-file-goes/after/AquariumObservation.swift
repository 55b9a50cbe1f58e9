import Combine

/// Lets views watch the tank.
