import Observation

@Observable
final class PriceList {
    var coffee = 2.5
}

@Observable
final class Kiosk {
    var isOpen = true
}
