/// Lets views watch the tank.
