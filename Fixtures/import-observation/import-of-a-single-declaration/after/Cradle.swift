import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published
import Observation

@Observable
final class Cradle {
    var isRocking = false
    private var subscription: AnyCancellable?
}
