import SwiftUI

struct WeatherView: View {
    final class ViewModel: ObservableObject {
        @Published var forecast = "Sunny"
    }

    @StateObject private var viewModel = ViewModel()

    var body: some View {
        Text(viewModel.forecast)
    }
}
