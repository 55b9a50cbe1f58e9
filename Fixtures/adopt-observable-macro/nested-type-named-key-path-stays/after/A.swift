import SwiftUI

final class Keys: ObservableObject {
    enum KeyPath: String { case a, b }
    @Published var key = KeyPath.a
}
struct V: View {
    @StateObject var k = Keys()
    var body: some View { Text("\(k.key.rawValue)") }
}
