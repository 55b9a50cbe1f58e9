import SwiftUI

final class Form: ObservableObject {
    var first = 1 { didSet { log += "a" } }, second = 2 { didSet { log += "b" } }
    @Published var log = ""

    init(number: Int) {
        first = number
        second = number
    }
}

struct FormView: View {
    @ObservedObject var form: Form

    var body: some View { Text("\(form.first) \(form.second) \(form.log)") }
}
