import SwiftUI

final class Model: ObservableObject { @Published var name = "" }
struct V: View {
    @EnvironmentObject var `default`: Model
    var body: some View {
        TextField("", text: $default.name)
        row
    }
    var row: some View { TextField("", text: $default.name) }
}
struct W: View {
    @EnvironmentObject var `repeat`: Model
    var body: some View { TextField("", text: $repeat.name) }
}
struct X: View {
    @StateObject var `in` = Model()
    var body: some View { V().environmentObject(`in`) }
}
