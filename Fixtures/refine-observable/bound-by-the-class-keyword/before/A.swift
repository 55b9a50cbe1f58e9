import SwiftUI

protocol Identified: class, ObservableObject where ID == Int {
    associatedtype ID: Hashable
    var id: ID { get }
}
class Thing: Identified { let id = 1; @Published var name = "" }
struct ThingView: View {
    @ObservedObject var thing: Thing
    var body: some View { TextField("n", text: $thing.name) }
}
