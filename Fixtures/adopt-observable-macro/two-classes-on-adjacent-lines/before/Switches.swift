import Combine

final class LeftSwitch: ObservableObject { @Published var isOn = false }
final class RightSwitch: ObservableObject { @Published var isOn = false }
