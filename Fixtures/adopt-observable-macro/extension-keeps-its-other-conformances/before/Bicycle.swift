import Combine
import Foundation

final class Bicycle {
    let id = UUID()
    @Published var gear = 1
}

extension Bicycle: ObservableObject, Identifiable {}
