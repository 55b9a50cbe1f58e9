import SwiftUI

class Form: ObservableObject {
    @Published var name = ""
    @Published var street = ""
    @Published var city = ""
    @Published var phone = ""

    func reload() {
        objectWillChange.send()
    }
}

final class LongForm: Form {
    var remarks = ""
}

struct FormView: View {
    @ObservedObject var form: LongForm

    var body: some View {
        Text("\(form.name) \(form.street) \(form.city) \(form.phone) \(form.remarks)")
    }
}
