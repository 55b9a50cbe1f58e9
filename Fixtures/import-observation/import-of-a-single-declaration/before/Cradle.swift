import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published

final class Cradle: ObservableObject {
    @Published var isRocking = false
    private var subscription: AnyCancellable?
}
