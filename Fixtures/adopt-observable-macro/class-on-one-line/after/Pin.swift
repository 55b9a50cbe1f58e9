import Observation

@Observable
final class Pin { var height = 0 }
