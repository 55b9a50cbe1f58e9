import SwiftUI

@Observable
final class Model { var name = "" }
struct V: View {
    @Environment(Model.self) var `default`
    var body: some View {
        @Bindable var `default` = `default`
        TextField("", text: $default.name)
        row
    }
    var row: some View { TextField("", text: Bindable(`default`).name) }
}
struct W: View {
    @Environment(Model.self) var `repeat`
    var body: some View { TextField("", text: Bindable(`repeat`).name) }
}
struct X: View {
    @State var `in` = Model()
    var body: some View { V().environment(`in`) }
}
