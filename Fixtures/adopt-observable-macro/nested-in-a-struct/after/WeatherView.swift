import SwiftUI

struct WeatherView: View {
    @Observable
    final class ViewModel {
        var forecast = "Sunny"
    }

    @State private var viewModel = ViewModel()

    var body: some View {
        Text(viewModel.forecast)
    }
}
