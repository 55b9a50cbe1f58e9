import SwiftUI

struct FormView: View {
  @State private var form = Form()

  var body: some View { Text(form.isValid ? "Valid" : "Not valid") }
}
