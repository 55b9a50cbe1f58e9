import Combine

final class Fan: ObservableObject {
    @Published var isOn = false
}
