#if canImport(Combine)
import Combine
#endif
#if canImport(CoreBluetooth)
import CoreBluetooth
#endif

final class Bluetooth: ObservableObject {
    @Published var isOn = false
}
