import Observation

@Observable
final class LeftSwitch { var isOn = false }
@Observable
final class RightSwitch { var isOn = false }
