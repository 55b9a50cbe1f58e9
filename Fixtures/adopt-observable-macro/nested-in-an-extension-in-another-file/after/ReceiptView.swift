import SwiftUI

struct ReceiptView: View {
    @State private var viewModel = ViewModel()

    var body: some View {
        Text(viewModel.total)
    }
}
