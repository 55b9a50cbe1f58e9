import SwiftUI

@Observable
class Form {
    var name = ""
    var street = ""
    var city = ""
    var phone = ""

    func reload() {
        withMutation(keyPath: \.city) {}
        withMutation(keyPath: \.name) {}
        withMutation(keyPath: \.phone) {}
        withMutation(keyPath: \.street) {}
    }
}

@Observable
final class LongForm: Form {
    var remarks = ""
}

struct FormView: View {
    var form: LongForm

    var body: some View {
        Text("\(form.name) \(form.street) \(form.city) \(form.phone) \(form.remarks)")
    }
}
