import Foundation
import Observation

protocol Downloadable: Identifiable, AnyObject, Observable {
    var progress: Double { get }
}

@Observable
final class Episode: Downloadable {
    let id = UUID()
    var progress = 0.0
}
