import Combine
import Foundation

protocol Downloadable: Identifiable, ObservableObject {
    var progress: Double { get }
}

final class Episode: Downloadable {
    let id = UUID()
    @Published var progress = 0.0
}
