import Combine

final class Switchboard: ObservableObject {
    @Published var isOn = false
}
