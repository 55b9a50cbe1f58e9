import SwiftUI

@Observable
class Entity {
    var name = ""
    var isDirty = false
}
@Observable
final class Customer: Entity {
    var orders = 0
    func rename(_ n: String) { name = n; orders += 1 }
}
struct V: View {
    @State var c = Customer()
    var body: some View { VStack { Text("\(c.name) \(c.orders)"); Button("r") { c.rename("x") } } }
}
