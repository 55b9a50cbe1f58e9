import SwiftUI

struct ReceiptView: View {
    @StateObject private var viewModel = ViewModel()

    var body: some View {
        Text(viewModel.total)
    }
}
