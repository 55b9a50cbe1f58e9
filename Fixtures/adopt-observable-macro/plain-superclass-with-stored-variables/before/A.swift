import SwiftUI

class Entity {
    var name = ""
    var isDirty = false
}
final class Customer: Entity, ObservableObject {
    @Published var orders = 0
    func rename(_ n: String) { name = n; orders += 1 }
}
struct V: View {
    @StateObject var c = Customer()
    var body: some View { VStack { Text("\(c.name) \(c.orders)"); Button("r") { c.rename("x") } } }
}
