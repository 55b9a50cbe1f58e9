import Observation

#if canImport(Combine)
import Combine
#endif
#if canImport(CoreBluetooth)
import CoreBluetooth
#endif

@Observable
final class Bluetooth {
    var isOn = false
}
