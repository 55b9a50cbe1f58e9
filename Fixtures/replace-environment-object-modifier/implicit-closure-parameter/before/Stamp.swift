import Combine
import Foundation

final class Stamp: ObservableObject, Identifiable {
    let id = UUID()
    @Published var country = "NO"
}
