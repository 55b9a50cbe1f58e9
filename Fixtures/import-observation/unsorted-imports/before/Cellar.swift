import Foundation
import Combine
import Dispatch

final class Cellar: ObservableObject {
    @Published var bottles: [UUID] = []
    private var subscriptions: Set<AnyCancellable> = []
    private let queue = DispatchQueue(label: "cellar")
}
