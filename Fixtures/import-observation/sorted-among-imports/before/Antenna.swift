import Combine
import Foundation
import Synchronization

final class Antenna: ObservableObject {
    @Published var gain = Decimal(3)
    private var subscription: AnyCancellable?
}
