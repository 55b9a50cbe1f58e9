import Observation

enum Shop {
	@Observable
	@MainActor
	final class Till {
		var cash = 0
		var isOpen = false
	}
}
