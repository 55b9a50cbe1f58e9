import Combine
import Foundation

final class Room: ObservableObject, Identifiable {
    let id = UUID()
    @Published var name = "Kitchen"
}

final class House: ObservableObject {
    @Published var rooms: [Room] = []
}
