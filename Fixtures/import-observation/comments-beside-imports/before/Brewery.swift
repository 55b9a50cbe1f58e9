import Combine  // ObservableObject
import Foundation  // Date

final class Brewery: ObservableObject {
    @Published var opened = Date()
}
