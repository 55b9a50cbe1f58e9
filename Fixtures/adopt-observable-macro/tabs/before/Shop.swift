import Combine

enum Shop {
	@MainActor
	final class Till: ObservableObject {
		@Published var cash = 0
		@Published
		var isOpen = false
	}
}
