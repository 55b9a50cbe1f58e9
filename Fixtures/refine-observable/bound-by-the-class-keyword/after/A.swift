import SwiftUI

protocol Identified: class, Observable where ID == Int {
    associatedtype ID: Hashable
    var id: ID { get }
}
@Observable
class Thing: Identified { let id = 1; var name = "" }
struct ThingView: View {
    @Bindable var thing: Thing
    var body: some View { TextField("n", text: $thing.name) }
}
