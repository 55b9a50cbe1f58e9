import Combine
import Observation

@Observable
final class PriceList {
    var coffee = 2.5
}

final class Kiosk: ObservableObject {
    @Published var isOpen = true
}
